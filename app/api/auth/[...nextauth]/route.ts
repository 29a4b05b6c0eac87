import { authHandler } from '#lib/server/auth/next-auth/handler'

// biome-ignore lint/plugin: authHandler applies the limits itself, and next-auth checks the input
export { authHandler as GET, authHandler as POST }
