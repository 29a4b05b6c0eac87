/** A prompt for a model: instructions and the task. */
export interface Question {
  system: string
  user: string
}
