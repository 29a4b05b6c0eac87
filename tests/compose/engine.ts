// Runs the container engine as a host does, for the tests of docker-compose.yml.
import { spawnSync } from 'node:child_process'

export interface Outcome {
  code: number | null
  /** Output of both streams, in no defined order. */
  output: string
}

/** Runs a command and waits for its exit. */
export function run(command: string[], options: { cwd?: string; env?: Record<string, string> } = {}): Outcome {
  const [name = '', ...words] = command
  const env = { ...process.env, ...options.env }
  const { status, stdout, stderr, error } = spawnSync(name, words, { cwd: options.cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (error) throw error
  return { code: status, output: `${stdout}${stderr}`.trim() }
}

/** Runs a command. @returns its output @throws Error with the output if it fails */
export function runOrThrow(command: string[], options: { cwd?: string; env?: Record<string, string> } = {}): string {
  const { code, output } = run(command, options)
  if (code !== 0) throw new Error(`${command.join(' ')} exited with ${code}:\n${output.slice(-3000)}`)
  return output
}

/** The installed Compose: Docker's plugin or Debian's program. */
export const composeCommand = run(['docker', 'compose', 'version']).code === 0 ? ['docker', 'compose'] : ['docker-compose']
