import { expect, test } from 'vitest'
import { readExamCards } from '../setup/data/reader-corpus.ts'
import { startModelServer } from '../setup/services/model.ts'
import { nothingFound } from '../setup/services/reader-answers.ts'
import { filledFolder, run, startApp, waitUntil } from './app.ts'

test('after the exam of the reader, the next start reports what judges a model’s cards', async () => {
  const model = await startModelServer()
  const answers = new Map(readExamCards().map(({ card, answer }) => [card.title, answer]))
  const variables = { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'a-model', DATA_DIR: filledFolder(), DATABASE_URL: '' }
  const examine = () => run(['--conditions=react-server', 'scripts/model-exam.ts'], { variables })

  model.readWith({ answer: () => nothingFound })
  const failed = await examine()
  expect(failed.output).toMatch(/missed \(..\): .+\n/)
  expect(failed.output).toContain("A model's cards are judged by words: a-model did not pass")
  expect(failed.code).toBe(1)

  model.readWith({ answer: (_, { card }) => answers.get(card.title) })
  const passed = await examine()
  expect(passed.output).toContain("A model's cards are read by a-model")
  expect(passed.code).toBe(0)

  const app = await startApp({ dataDir: variables.DATA_DIR, variables })
  await waitUntil(() => app.output().includes('Not configured: an external database'))
  expect(app.output()).toContain("A model's cards are read by a-model")
  await model.close()
})

test('the exam fails with one sentence if no model is configured', async () => {
  const { output, code } = await run(['--conditions=react-server', 'scripts/model-exam.ts'], {
    variables: { DATA_DIR: filledFolder(), DATABASE_URL: '' },
  })
  expect(output).toContain('There is no reader to examine: set OPENAI_API_KEY or OPENAI_BASE_URL')
  expect(code).toBe(1)
})
