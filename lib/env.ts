import { z } from 'zod'
import { DEFAULT_DARK_MAP_STYLE_URL, DEFAULT_MAP_STYLE_URL } from '#lib/domain/places/map-sources'

const limit = (fallback: number) =>
  z.coerce.number('must be a whole number').int('must be a whole number').min(0, 'must be 0 (no limit) or more').default(fallback)
const url = (protocol: RegExp, example: string) => z.url({ protocol, error: `must be a URL like ${example}` })

/** Every variable the app reads, with its default. An empty string counts as not set. `.env.example` lists the same. */
export const envSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number('must be a port number').int().min(1, 'must be from 1 to 65535').max(65535, 'must be from 1 to 65535').default(3000),
  /** The site's host name, reached over HTTPS; the default for NEXTAUTH_URL. */
  SITE: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'must be a host name like cometa.example')
    .optional(),
  NEXTAUTH_URL: url(/^https?$/, 'https://cometa.example').optional(),
  NEXTAUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/cometa').optional(),
  /**
   * How a pooler such as PgBouncer assigns connections: per session or per transaction. With "transaction" statements have no
   * names, which PgBouncer before 1.21 does not support.
   */
  DATABASE_POOLER: z.enum(['session', 'transaction'], 'must be session or transaction').default('session'),
  /** Addresses or CIDR ranges of the proxies whose X-Forwarded-For is trusted, separated by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().default('Cometa <no-reply@localhost>'),
  /** The contact for users who cannot sign in; shown on /login, /privacy and /terms. */
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  /** A server with OpenAI's chat completions API. The default is OpenAI if only a key is set; with neither there is no model. */
  OPENAI_BASE_URL: url(/^https?$/, 'http://localhost:11434/v1').optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
  OPENAI_REASONING_EFFORT: z.enum(['none', 'minimal', 'low', 'medium', 'high']).optional(),
  /** The model that reads cards of the writer and records their facts. It uses the writer's model, server and key by default. */
  OPENAI_READER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  OPENAI_READER_MODEL: z.string().optional(),
  OPENAI_READER_BASE_URL: url(/^https?$/, 'http://localhost:11434/v1').optional(),
  OPENAI_READER_API_KEY: z.string().optional(),
  /** The maximum seconds a user waits for activities; the library supplies what the model has not finished. */
  GENERATION_TIMEOUT: z.coerce.number('must be a number of seconds').min(1, 'must be from 1 to 600').max(600, 'must be from 1 to 600').default(30),
  /** Sign-in with Google needs both, from https://console.cloud.google.com/apis/credentials. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** The OpenID Connect server; another one than Google's only for testing. */
  GOOGLE_ISSUER: url(/^https?$/, 'https://accounts.google.com').default('https://accounts.google.com'),
  /**
   * The address that sign-in tokens are forwarded to, for a service next to the app. It has no name and password, because the
   * request cannot carry them.
   */
  AUTH_SYNC_URL: url(/^https?$/, 'https://sync.example/token')
    .refine(
      (address) => !URL.canParse(address) || new URL(address).username + new URL(address).password === '',
      'must have no name and password in it',
    )
    .optional(),
  /** If set, each page shows whether the server answers, for workspaces that go offline. */
  NEXT_PUBLIC_PREVIEW: z.string().optional(),
  /** The key for Google's maps, from https://console.cloud.google.com/google/maps-apis; without it the style is used. */
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: z.string().optional(),
  /** A MapLibre style; its resources must come from the same host. */
  NEXT_PUBLIC_MAP_STYLE_URL: url(/^https?$/, DEFAULT_MAP_STYLE_URL).default(DEFAULT_MAP_STYLE_URL),
  /** The style for the dark theme. By default it is the built-in dark style, or your own style if that is set. */
  NEXT_PUBLIC_MAP_STYLE_URL_DARK: url(/^https?$/, DEFAULT_DARK_MAP_STYLE_URL).optional(),
  /** Failed sign-ins per hour for one account from one address; ten times that for the account or the address in total. */
  SIGN_IN_LIMIT: limit(10),
  /** New accounts per hour from one address. */
  SIGN_UP_LIMIT: limit(20),
  /** Generated activities per day for one user. */
  GENERATION_DAILY_LIMIT: limit(200),
  /** Pictures per hour from one user. */
  UPLOAD_LIMIT: limit(60),
  /** Write requests per hour from one user: many more than anyone makes by hand. */
  WRITE_LIMIT: limit(2000),
})
export type Env = z.infer<typeof envSchema>

/** Variables that can also be set by a file, whose path is in the variable with the suffix `_FILE`. */
export const secretNames = [
  'NEXTAUTH_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'OPENAI_API_KEY',
  'OPENAI_READER_API_KEY',
  'GOOGLE_CLIENT_SECRET',
] as const satisfies (keyof Env)[]

/** Thrown for an invalid variable; the message is one sentence for the person who set it. */
export class EnvError extends Error {}

/** Reads and checks the variables. @throws EnvError naming the first invalid one */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const result = envSchema.safeParse(given)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new EnvError(`${issue?.path.join('.')} ${issue?.message}.`)
}

let parsed: Env | undefined

/** The app's settings, read once. */
export function env(): Env {
  parsed ??= parseEnv(process.env)
  return parsed
}
