import { z } from 'zod'
import { DEFAULT_DARK_MAP_STYLE_URL, DEFAULT_MAP_STYLE_URL } from '#lib/domain/places/map-sources'

const limit = (fallback: number) =>
  z.coerce.number('must be a whole number').int('must be a whole number').min(0, 'must be 0 (no limit) or more').default(fallback)
const url = (protocol: RegExp, example: string) => z.url({ protocol, error: `must be a URL like ${example}` })

/** Every variable the app reads, with its default. An empty string counts as not set. `.env.example` lists the same. */
export const envSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number('must be a port number').int().min(1, 'must be from 1 to 65535').max(65535, 'must be from 1 to 65535').default(3000),
  /** The site's host name, reached over HTTPS: gives NEXTAUTH_URL where that is not set. */
  SITE: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'must be a host name like cometa.example')
    .optional(),
  NEXTAUTH_URL: url(/^https?$/, 'https://cometa.example').optional(),
  NEXTAUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/cometa').optional(),
  /**
   * Behind a pooler such as PgBouncer, what it gives a connection for: a whole session, or each transaction anew. Then statements
   * are sent without names, which PgBouncer before 1.21 does not know.
   */
  DATABASE_POOLER: z.enum(['session', 'transaction'], 'must be session or transaction').default('session'),
  /** Addresses or CIDR ranges of the proxies whose X-Forwarded-For counts, separated by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().default('Cometa <no-reply@localhost>'),
  /** Whom a person can ask who cannot sign in; shown on /login, /privacy and /terms. */
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  /** Any server that speaks OpenAI's chat completions; OpenAI itself where only a key is given. Neither: no model. */
  OPENAI_BASE_URL: url(/^https?$/, 'http://localhost:11434/v1').optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
  OPENAI_REASONING_EFFORT: z.enum(['none', 'minimal', 'low', 'medium', 'high']).optional(),
  /** The model that reads what another wrote and records its facts; the writer's model, server and key unless it has its own. */
  OPENAI_READER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  OPENAI_READER_MODEL: z.string().optional(),
  OPENAI_READER_BASE_URL: url(/^https?$/, 'http://localhost:11434/v1').optional(),
  OPENAI_READER_API_KEY: z.string().optional(),
  /** Seconds a person waits for activities in all; what the model has not made by then comes from the library. */
  GENERATION_TIMEOUT: z.coerce.number('must be a number of seconds').min(1, 'must be from 1 to 600').max(600, 'must be from 1 to 600').default(30),
  /** Sign-in with Google: both, from https://console.cloud.google.com/apis/credentials. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Whose OpenID Connect server is asked; another one than Google's for trying things out. */
  GOOGLE_ISSUER: url(/^https?$/, 'https://accounts.google.com').default('https://accounts.google.com'),
  /** Where sign-in tokens are passed on to, for a service beside the app. Without a name and password: the request has no place for them. */
  AUTH_SYNC_URL: url(/^https?$/, 'https://sync.example/token')
    .refine(
      (address) => !URL.canParse(address) || new URL(address).username + new URL(address).password === '',
      'must have no name and password in it',
    )
    .optional(),
  /** Anything: each page says whether the server answers, for workspaces where it comes and goes. */
  NEXT_PUBLIC_PREVIEW: z.string().optional(),
  /** Google's maps, with a key from https://console.cloud.google.com/google/maps-apis; without one, those of the style. */
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: z.string().optional(),
  /** A MapLibre style; what it names must come from the same host. */
  NEXT_PUBLIC_MAP_STYLE_URL: url(/^https?$/, DEFAULT_MAP_STYLE_URL).default(DEFAULT_MAP_STYLE_URL),
  /** The same for the dark; without one, the default's own, or a style of one's own in the dark too. */
  NEXT_PUBLIC_MAP_STYLE_URL_DARK: url(/^https?$/, DEFAULT_DARK_MAP_STYLE_URL).optional(),
  /** Failed sign-ins an hour for one account from one address; ten times that for either alone. */
  SIGN_IN_LIMIT: limit(10),
  /** New accounts an hour from one address. */
  SIGN_UP_LIMIT: limit(20),
  /** Generated activities a day for one person. */
  GENERATION_DAILY_LIMIT: limit(200),
  /** Pictures an hour from one person. */
  UPLOAD_LIMIT: limit(60),
  /** Calls an hour that write something, from one person: many more than anybody makes by hand. */
  WRITE_LIMIT: limit(2000),
})
export type Env = z.infer<typeof envSchema>

/** Variables that may be given as a file too, named by the same variable with `_FILE` at its end. */
export const secretNames = [
  'NEXTAUTH_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'OPENAI_API_KEY',
  'OPENAI_READER_API_KEY',
  'GOOGLE_CLIENT_SECRET',
] as const satisfies (keyof Env)[]

/** A variable has a value the app cannot work with; the message is one sentence for the person who set it. */
export class EnvError extends Error {}

/** Reads and checks the variables. @throws EnvError naming the first variable that is wrong */
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
