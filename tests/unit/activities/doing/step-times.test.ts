import { describe, expect, test } from 'vitest'
import { listStepTimes } from '#lib/domain/activities/doing/step-times'
import { languages } from '#lib/domain/platform/basics'

describe('listStepTimes', () => {
  test.each([
    ['en', 'Stretch for 5 minutes.', [300]],
    ['en', '8 min: now count.', [480]],
    ['en', 'Hold still for two or three minutes.', [180]],
    ['en', 'A two-minute dance, then listen for a whole minute.', [120, 60]],
    ['en', 'Keep it for 30 seconds without speaking.', [30]],
    ['en', 'Half an hour in the freezer; after half a minute turn it.', [1800, 30]],
    ['en', 'A quarter of an hour.', [900]],
    ['en', '5 minutes of rain, then 5 minutes of sun.', [300]],
    ['en', 'The second minute: invent a second verse in 5 seconds. At minute 5, how many seconds were left?', []],
    ['en', 'Leave it for 24 hours.', []],
    ['es', 'Estiren cinco minutos.', [300]],
    ['es', 'Esperen un minuto y luego media hora.', [60, 1800]],
    ['es', 'Dos o tres minutos. Aguanten 30 segundos.', [180, 30]],
    ['es', 'El segundo minuto: el segundo salto, dos segundos.', []],
    ['he', 'מתיחות 5 דקות.', [300]],
    ['he', 'הולכים כ-10 דקות, ואחר כך חמש דקות בצל.', [600, 300]],
    ['he', 'נחים לשתי דקות, מחכים דקה אחת וחצי שעה.', [120, 60, 1800]],
    ['he', 'נשארים כך 30 שניות.', [30]],
    ['he', 'רצועה דקה, ועוד רצועות דקות. משימה שנייה.', []],
  ] as const)('reads in %s: %s', (language, step, seconds) => {
    expect(listStepTimes(step, language)).toEqual(seconds)
  })

  test.each(languages)('returns nothing for a step without a time in %s', (language) => {
    expect(listStepTimes('1, 2, 3', language)).toEqual([])
  })
})
