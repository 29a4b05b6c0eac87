import { authHandler } from '#lib/server/auth/next-auth/handler'

export { authHandler as GET, authHandler as POST }
