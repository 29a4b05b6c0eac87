import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/client/platform/api'
import { randomKey } from '#lib/client/platform/random-key'
import { runConcurrently } from '#lib/client/platform/run-concurrently'
import type { Child, ChildInput } from '#lib/schemas/profiles/child'
import type { ClassListInput, ReadClassList } from '#lib/schemas/profiles/class-list'

const classList = () => import('#lib/schemas/profiles/class-list').then((schemas) => schemas.classList)
const child = () => import('#lib/schemas/profiles/child').then((schemas) => schemas.child)

/** A child read from a list. `key` is its idempotency key: adding it again after a lost response creates no duplicate. */
export type ListedChild = ReadClassList['children'][number] & { key: string }

/** A class list as read by the server, and the idempotency key of the group that may be created from it. */
export interface UnderstoodList extends Omit<ReadClassList, 'children'> {
  /** The text that was read. */
  text: string
  children: ListedChild[]
  groupKey: string
}

/** Has the server read a list. */
export function useReadClassList() {
  return useMutation({
    mutationFn: async (input: ClassListInput): Promise<UnderstoodList> => {
      const { children, ...dates } = await api.post('/children/class-list', classList, input)
      return { ...dates, text: input.text, children: children.map((child) => ({ ...child, key: randomKey() })), groupKey: randomKey() }
    },
  })
}

interface Additions {
  children: readonly ListedChild[]
  onAdded: (key: string, child: Child) => void
}

/** Adds children of a list, then updates the lists once. @throws the first error, after all others were tried */
export function useAddListedChildren() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ children, onAdded }: Additions) => {
      const refusals: unknown[] = []
      await runConcurrently(children, async ({ name, dateOfBirth, allergies, key }) => {
        if (dateOfBirth === null) return
        const input: ChildInput = { name, dateOfBirth, allergies: allergies.map((allergy) => allergy.name) }
        try {
          onAdded(key, await api.post('/children', child, input, { idempotencyKey: key }))
        } catch (error) {
          refusals.push(error)
        }
      })
      if (refusals.length > 0) throw refusals[0]
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['children'] }),
  })
}
