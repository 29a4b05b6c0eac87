/** Where the language models are that write and read cards. For the server and its scripts. */
import type { Env } from '#lib/env'

/** Where a model is and how it is called. */
export interface ModelAddress {
  baseUrl: string
  apiKey: string | undefined
  model: string
  reasoningEffort: Env['OPENAI_REASONING_EFFORT']
}

const DEFAULT_BASE_URL = 'https://api.openai.com/v1'

/** Whether a model that writes activities is set up. */
export function hasWriter(env: Env): boolean {
  return Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL)
}

/** Where the model that writes activities is. */
export function writerAddress({ OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL, OPENAI_REASONING_EFFORT }: Env): ModelAddress {
  return { baseUrl: OPENAI_BASE_URL ?? DEFAULT_BASE_URL, apiKey: OPENAI_API_KEY, model: OPENAI_MODEL, reasoningEffort: OPENAI_REASONING_EFFORT }
}

/** Whether a model that reads cards is set up. Whether it is trusted is another question: trust.ts. */
export function hasReader(env: Env): boolean {
  return hasWriter(env) && env.OPENAI_READER === 'on'
}

/** Where the reader is: the writer's model, server and key, unless it has its own. Another server never gets the writer's key. */
export function readerAddress(env: Env): ModelAddress {
  const writer = writerAddress(env)
  const baseUrl = env.OPENAI_READER_BASE_URL ?? writer.baseUrl
  const isOnWritersServer = new URL(baseUrl).origin === new URL(writer.baseUrl).origin
  return {
    baseUrl,
    apiKey: env.OPENAI_READER_API_KEY ?? (isOnWritersServer ? writer.apiKey : undefined),
    model: env.OPENAI_READER_MODEL ?? writer.model,
    reasoningEffort: writer.reasoningEffort,
  }
}
