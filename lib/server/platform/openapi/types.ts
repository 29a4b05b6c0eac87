import 'server-only'
import type * as z from 'zod/mini'
import type { Access, Declaration } from '#lib/server/platform/http/declaration'

/** A part of the document that this code does not inspect. */
export type JsonObject = Record<string, unknown>

/** A JSON Schema, of which this code reads only the keywords of objects. */
export interface JsonSchema extends JsonObject {
  properties?: Record<string, JsonSchema>
  required?: string[]
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type AnyDeclaration = Declaration<Access, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>

/** One handler: its method, its path as in the document (`/children/{id}`), and its declaration. */
export interface Call {
  method: Method
  path: string
  declaration: AnyDeclaration
}

interface MediaType {
  schema: JsonSchema
  example?: unknown
  examples?: JsonObject
}

/** Content by media type. */
export type Content = Record<string, MediaType>

export interface OpenApiResponse {
  description: string
  headers?: JsonObject
  content?: Content
}

export type ResponseOrRef = OpenApiResponse | { $ref: string }

export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  'x-role'?: Access
  security: Record<string, string[]>[]
  parameters: JsonObject[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, ResponseOrRef>
}

/** https://spec.openapis.org/oas/v3.1.1.html */
export interface OpenApiDocument {
  openapi: '3.1.1'
  info: JsonObject
  servers: JsonObject[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    securitySchemes: JsonObject
    parameters: JsonObject
    headers: JsonObject
    responses: Record<string, OpenApiResponse>
    schemas: Record<string, JsonSchema>
  }
}
