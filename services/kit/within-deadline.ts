/**
 * Fails with `late` when the work has not ended after `deadline` milliseconds. The work goes on, and learns from its argument that nobody waits
 * for it any more.
 */
export async function withinDeadline<T>(
  deadline: number,
  late: (cause: Error) => Error,
  work: (isLate: () => boolean) => Promise<T>,
): Promise<T> {
  let isLate = false
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(late(new Error(`not answered within ${deadline} ms`)))
    }, deadline)
  })
  try {
    return await Promise.race([work(() => isLate), limit])
  } finally {
    clearTimeout(timer)
  }
}
