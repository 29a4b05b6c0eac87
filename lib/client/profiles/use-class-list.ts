'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createDraftStore } from '#lib/client/platform/forms/draft-store'
import { useForm } from '#lib/client/platform/forms/use-form'
import { type ListedChild, type UnderstoodList, useAddListedChildren, useReadClassList } from '#lib/client/profiles/class-list'
import { groupsQuery, useAddGroupMembers, useCreateGroup } from '#lib/client/profiles/groups'
import { type ClassListInput, classListGroup, classListInput } from '#lib/schemas/profiles/class-list'

type Orders = Pick<ClassListInput, 'dayOrder' | 'nameOrder'>

interface ClassListDraft {
  text: string
  /** How the user says that dates and names are written. */
  orders: Orders
  /** The group that the children join; empty for a new group. */
  groupId: string
  /** The name of the new group; empty for none. */
  groupName: string
  /** The children, by their place and birth date, that are added although they are there already. */
  addedAnyway: string[]
}

const drafts = createDraftStore<ClassListDraft>()
const KEY = 'list'
const blank: ClassListDraft = { text: '', orders: {}, groupId: '', groupName: '', addedAnyway: [] }

interface Options {
  failed: string
  /** Whether the children may join a group. */
  hasGroup: boolean
  /** @param ids the profiles of the list's children, also of those that were there already */
  onAdded: (ids: string[]) => void
  /** Called when no line is left to correct. @param count the number of added children */
  onDone: (count: number) => void
}

/**
 * Creates profiles from a class list: the pasted text, the children read from it, and adding them. The text is the only copy of what the
 * user typed: a line is corrected in it, and lines that could not be read stay in it.
 */
export function useClassList({ failed, hasGroup, onAdded, onDone }: Options) {
  const kept = drafts.useKept(KEY)
  const [wasKept] = useState(kept !== undefined)
  const draft = kept ?? blank
  const edit = (part: Partial<ClassListDraft>) => drafts.keep(KEY, { ...draft, ...part })
  const [list, setList] = useState<UnderstoodList>()
  /** The ids of added children, by their keys. */
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map())
  /** The number of children added before the lines that are left. */
  const [addedBefore, setAddedBefore] = useState(0)
  /** The lines that the user edits although they could be read. */
  const [editedLines, setEditedLines] = useState<readonly number[]>([])
  const [readings, setReadings] = useState(0)
  const { data: groups = [] } = useQuery({ ...groupsQuery(), enabled: hasGroup })
  const group = hasGroup ? groups.find(({ id }) => id === draft.groupId) : undefined
  const read = useReadClassList()
  const addChildren = useAddListedChildren()
  const createGroup = useCreateGroup()
  const addMembers = useAddGroupMembers()

  const lines = draft.text.split(/\r?\n/)
  const isStale = list !== undefined && list.text !== draft.text
  const isAddedAnyway = (child: ListedChild) => draft.addedAnyway.includes(toPlace(child))
  const isMember = ({ childId }: ListedChild) => childId !== null && group?.members.includes(childId) === true
  const waiting = list?.children.filter((child) => (child.fault === null || isAddedAnyway(child)) && !added.has(child.key)) ?? []
  const joining = list?.children.filter((child) => child.childId !== null && !isMember(child)) ?? []

  function show(next: UnderstoodList) {
    setList(next)
    setAdded(new Map())
    setEditedLines([])
    setReadings((count) => count + 1)
  }

  const textForm = useForm({
    schema: classListInput,
    failed,
    read: () => ({ text: draft.text, ...draft.orders }),
    submit: async (input) => show(await read.mutateAsync(input)),
  })
  const addForm = useForm({
    schema: classListGroup,
    failed,
    read: () => ({ name: group || !hasGroup ? '' : draft.groupName }),
    submit: async ({ name }) => {
      if (!list) return
      if (draft.text.trim() === '') return editText()
      if (isStale) return show(await read.mutateAsync({ text: draft.text, ...draft.orders }))
      const ids = new Map(added)
      const keepId = (key: string, { id }: { id: string }) => setAdded(new Map(ids.set(key, id)))
      await addChildren.mutateAsync({ children: waiting, onAdded: keepId })
      const members = [...new Set(list.children.flatMap(({ key, childId }) => [ids.get(key) ?? [], childId ?? []].flat()))]
      const groupId = await saveGroup(name, members)
      onAdded(members)
      await goOn(list, ids.size, groupId)
    },
  })

  /** Adds the children to the chosen or a new group. @returns its id; empty without a group */
  async function saveGroup(name: string | null | undefined, members: string[]): Promise<string> {
    if (group) await addMembers.mutateAsync({ id: group.id, members })
    if (group || !name || !list) return group?.id ?? ''
    const { id } = await createGroup.mutateAsync({ input: { name, members }, idempotencyKey: list.groupKey })
    return id
  }

  /** Continues with the lines that could not be read, if there are any. */
  async function goOn({ children, unreadFrom }: UnderstoodList, count: number, groupId: string) {
    const unread = new Set(children.filter(isUnreadable).map(({ line }) => line))
    const rest = lines.filter((_, at) => unread.has(at + 1) || (unreadFrom !== null && at + 1 >= unreadFrom))
    if (rest.length === 0) {
      drafts.forget(KEY)
      return onDone(addedBefore + count)
    }
    const text = rest.join('\n')
    drafts.keep(KEY, { ...blank, text, orders: draft.orders, groupId })
    setAddedBefore(addedBefore + count)
    try {
      show(await read.mutateAsync({ text, ...draft.orders }))
    } catch {
      editText()
    }
  }

  /** Returns to the text. The next reading recognizes the added children. */
  function editText() {
    setList(undefined)
    setAdded(new Map())
  }

  return {
    draft,
    edit,
    /** Whether the shown text was pasted earlier and not added. */
    isKept: wasKept && draft.text !== '' && addedBefore === 0,
    discard: () => drafts.forget(KEY),
    textForm,
    addForm,
    list,
    /** Counts the readings of the text. */
    readings,
    addedBefore,
    hasGroup,
    groups,
    group,
    waiting,
    /** The number of existing profiles that are not in the group yet. */
    joiningCount: joining.length,
    isAdded: ({ key }: ListedChild) => added.has(key),
    isMember,
    isAddedAnyway,
    addAnyway(child: ListedChild, isOn: boolean) {
      const others = draft.addedAnyway.filter((place) => place !== toPlace(child))
      edit({ addedAnyway: isOn ? [...others, toPlace(child)] : others })
    },
    /** Whether the text changed since it was read. */
    isStale,
    lines,
    /** Whether the line differs from the text that was read. */
    isLineChanged: (line: number) => list?.text.split(/\r?\n/)[line - 1] !== lines[line - 1],
    editedLines,
    showLine: (line: number) => setEditedLines([...editedLines, line]),
    editLine: (line: number, text: string) => edit({ text: lines.with(line - 1, text).join('\n') }),
    readAs(part: Orders) {
      const orders = { ...draft.orders, ...part }
      edit({ orders })
      read.mutate({ text: draft.text, ...orders }, { onSuccess: show, onError: () => addForm.setBanner(failed) })
    },
    editText,
  }
}
export type ClassListFlow = ReturnType<typeof useClassList>

/** Returns whether the line must be corrected; one that repeats a child needs no correction. */
export function isUnreadable({ fault }: ListedChild): boolean {
  return fault !== null && fault !== 'already_there' && fault !== 'twice'
}

function toPlace({ line, name, dateOfBirth }: ListedChild): string {
  return `${line} ${name} ${dateOfBirth}`
}
