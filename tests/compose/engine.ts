// What docker-compose.yml is tried with: the container engine, as a host calls it.
import { spawnSync } from 'node:child_process'

export interface Outcome {
  code: number | null
  /** Both streams, in no order. */
  output: string
}

/** Runs a command to its end. */
export function run(command: string[], options: { cwd?: string; env?: Record<string, string> } = {}): Outcome {
  const [name = '', ...words] = command
  const env = { ...process.env, ...options.env }
  const { status, stdout, stderr, error } = spawnSync(name, words, { cwd: options.cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (error) throw error
  return { code: status, output: `${stdout}${stderr}`.trim() }
}

/** @returns what the command wrote, @throws Error with it when the command fails */
export function must(command: string[], options: { cwd?: string; env?: Record<string, string> } = {}): string {
  const { code, output } = run(command, options)
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output.slice(-3000)}`)
  return output
}

/** Compose as it is installed here: a plugin of docker, or Debian's program. */
export const composeCommand = run(['docker', 'compose', 'version']).code === 0 ? ['docker', 'compose'] : ['docker-compose']
