import { isbot } from 'isbot'

/** Whether a request comes from a robot, by what it says of itself. One that says nothing is one. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent)
