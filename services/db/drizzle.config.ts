import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'postgresql', schema: './services/db/tables/*.ts', out: './services/db/migrations' })
