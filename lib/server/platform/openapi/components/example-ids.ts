import 'server-only'

/** Ids that the examples share, so that they describe one family. */
export const exampleIds = {
  user: '01932f6a-5c00-7a10-8b3e-4d5c6f7a8b90',
  session: '01932f6a-5c01-7a11-9c4f-5e6d708b9ca1',
  child: '01932f6b-7e40-7b21-a1d0-6f7e819cadb2',
  group: '01932f6c-9100-7c32-b2e1-70819fadbec3',
  activity: '01932f6d-a2c0-7d43-83f2-8192a0becfd4',
  batch: '01932f6d-a280-7d44-9403-92a3b1cfd0e5',
  catalogueActivity: '01932f60-1000-7e55-a514-a3b4c2d0e1f6',
  place: '01932f61-2000-7f66-b625-b4c5d3e1f207',
  correction: '01932f6e-b380-7077-8736-c5d6e4f20318',
  draft: '01932f71-e660-73aa-8a69-f8091725364b',
  importRun: '01932f70-d550-7299-9958-e7f806142530',
  entry: '01932f6f-c440-7188-9847-d6e7f5031429',
}

/** Creation time of all examples. */
export const EXAMPLE_INSTANT = '2026-11-20T16:30:00.000Z'
