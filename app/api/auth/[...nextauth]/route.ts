import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { authOptions } from '#lib/server/auth/options'

const handler = (request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> =>
  NextAuth(request, context, authOptions())

export { handler as GET, handler as POST }
