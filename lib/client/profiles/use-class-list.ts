'use client'

import { useState } from 'react'
import { createDraftStore } from '#lib/client/platform/forms/draft-store'
import { useForm } from '#lib/client/platform/forms/use-form'
import { type ListedChild, type UnderstoodList, useAddListedChildren, useReadClassList } from '#lib/client/profiles/class-list'
import { useCreateGroup } from '#lib/client/profiles/groups'
import type { DayOrder } from '#lib/domain/profiles/class-list'
import { classListGroup, classListInput } from '#lib/schemas/profiles/class-list'

interface ClassListDraft {
  text: string
  groupName: string
}

const drafts = createDraftStore<ClassListDraft>()
const KEY = 'list'

interface Options {
  failed: string
  onAdded: (count: number) => void
}

/** Creates profiles from a class list: the pasted text, the children read from it, and adding them. If the group is named, it gets all of them. */
export function useClassList({ failed, onAdded }: Options) {
  const kept = drafts.useKept(KEY)
  const [wasKept] = useState(kept !== undefined)
  const draft = kept ?? { text: '', groupName: '' }
  const [list, setList] = useState<UnderstoodList>()
  /** The ids of added children, by their line. */
  const [added, setAdded] = useState<ReadonlyMap<number, string>>(new Map())
  const read = useReadClassList()
  const addChildren = useAddListedChildren()
  const createGroup = useCreateGroup()
  const waiting = list?.children.filter(({ fault, line }) => fault === null && !added.has(line)) ?? []

  const textForm = useForm({
    schema: classListInput,
    failed,
    read: () => ({ text: draft.text }),
    submit: async (input) => setList(await read.mutateAsync(input)),
  })
  const addForm = useForm({
    schema: classListGroup,
    failed,
    read: () => ({ name: draft.groupName }),
    submit: async ({ name }) => {
      if (!list) return
      const ids = new Map(added)
      const onAdded = (line: number, { id }: { id: string }) => setAdded(new Map(ids.set(line, id)))
      await addChildren.mutateAsync({ children: waiting, onAdded })
      const members = list.children.flatMap(({ line, childId }) => childId ?? ids.get(line) ?? [])
      if (name) await createGroup.mutateAsync({ input: { name, members }, idempotencyKey: list.groupKey })
      finish(ids.size)
    },
  })

  function finish(count: number) {
    drafts.forget(KEY)
    onAdded(count)
  }

  return {
    draft,
    edit: (part: Partial<ClassListDraft>) => drafts.keep(KEY, { ...draft, ...part }),
    /** Whether the shown text was pasted earlier and not added. */
    isKept: wasKept && draft.text !== '',
    discard: () => drafts.forget(KEY),
    textForm,
    addForm,
    list,
    waiting,
    isAdded: ({ line }: ListedChild) => added.has(line),
    readAs: (dayOrder: DayOrder) => read.mutate({ text: draft.text, dayOrder }, { onSuccess: setList, onError: () => addForm.setBanner(failed) }),
    /** Returns to the text. The next reading recognizes the added children. */
    editText() {
      setList(undefined)
      setAdded(new Map())
    },
  }
}
export type ClassListFlow = ReturnType<typeof useClassList>
