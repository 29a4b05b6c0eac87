/** Addresses of the language models that write and read cards. For the server and its scripts. */
import type { Env } from '#lib/env'

/** A model's server, key and settings. */
export interface ModelAddress {
  baseUrl: string
  apiKey: string | undefined
  model: string
  reasoningEffort: Env['OPENAI_REASONING_EFFORT']
}

const DEFAULT_BASE_URL = 'https://api.openai.com/v1'

/** Returns whether a model that writes activities is configured. */
export function hasWriter(env: Env): boolean {
  return Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL)
}

/** Returns the address of the model that writes activities. */
export function writerAddress({ OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL, OPENAI_REASONING_EFFORT }: Env): ModelAddress {
  return { baseUrl: OPENAI_BASE_URL ?? DEFAULT_BASE_URL, apiKey: OPENAI_API_KEY, model: OPENAI_MODEL, reasoningEffort: OPENAI_REASONING_EFFORT }
}

/** Returns whether a model that reads cards is configured. trust.ts decides whether it is trusted. */
export function hasReader(env: Env): boolean {
  return hasWriter(env) && env.OPENAI_READER === 'on'
}

/** Returns the reader's address: by default the writer's model, server and key. Another server never gets the writer's key. */
export function readerAddress(env: Env): ModelAddress {
  const writer = writerAddress(env)
  const baseUrl = env.OPENAI_READER_BASE_URL ?? writer.baseUrl
  const isOnWritersServer = new URL(baseUrl).origin === new URL(writer.baseUrl).origin
  const model = env.OPENAI_READER_MODEL ?? writer.model
  // Another model may not know the setting.
  const isWriter = baseUrl === writer.baseUrl && model === writer.model
  return {
    baseUrl,
    apiKey: env.OPENAI_READER_API_KEY ?? (isOnWritersServer ? writer.apiKey : undefined),
    model,
    reasoningEffort: isWriter ? writer.reasoningEffort : undefined,
  }
}
