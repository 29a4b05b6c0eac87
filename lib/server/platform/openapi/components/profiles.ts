import 'server-only'
import { child, childChange, childInput, knownAllergy } from '#lib/schemas/profiles/child'
import { classList, classListInput } from '#lib/schemas/profiles/class-list'
import { group, groupChange, groupInput } from '#lib/schemas/profiles/group'
import { childTaste } from '#lib/schemas/profiles/taste'
import { requestComponent, responseComponent } from '#lib/server/platform/openapi/components/component'
import { EXAMPLE_INSTANT, exampleIds } from '#lib/server/platform/openapi/components/example-ids'

export const profilesComponents = [
  requestComponent('ChildInput', childInput, {
    name: 'Noa',
    dateOfBirth: '2022-10-05',
    interestLevel: 'building and water',
    allergies: ['peanuts'],
    needs: ['noise_sensitive'],
  }),
  requestComponent('ChildChange', childChange, { interestLevel: 'trains', description: null, version: 1 }),
  responseComponent('Child', child, {
    id: exampleIds.child,
    name: 'Noa',
    dateOfBirth: '2022-10-05',
    avatarBase64: null,
    interestLevel: 'building and water',
    specialNeeds: null,
    description: null,
    allergies: ['peanuts'],
    unknownAllergies: [],
    needs: ['noise_sensitive'],
    weeksEarly: null,
    createdAt: EXAMPLE_INSTANT,
    version: 1,
  }),
  requestComponent('ClassListInput', classListInput, { text: 'Noa Levi, 2022-10-05, peanuts' }),
  responseComponent('ClassList', classList, {
    children: [{ line: 1, name: 'Noa Levi', dateOfBirth: '2022-10-05', allergies: [{ name: 'peanuts', isKnown: true }], fault: null, childId: null }],
    dayOrder: 'month_first',
    isOrderOpen: false,
    unclearName: null,
    unreadFrom: null,
  }),
  requestComponent('GroupInput', groupInput, { name: 'Morning circle', groupRange: '3-5', groupSize: '13-25', members: [exampleIds.child] }),
  requestComponent('GroupChange', groupChange, { name: 'Afternoon circle', version: 1 }),
  responseComponent('Group', group, {
    id: exampleIds.group,
    name: 'Morning circle',
    description: null,
    groupRange: '3-5',
    groupSize: '13-25',
    rangeMinMonths: 36,
    members: [exampleIds.child],
    createdAt: EXAMPLE_INSTANT,
    version: 1,
  }),
  responseComponent('ChildTaste', childTaste, {
    liked: [{ tag: 'building', name: 'Building', weight: 0.8 }],
    disliked: [{ tag: 'drawing', name: 'Drawing', weight: -0.4 }],
    reasons: [{ reason: 'too_messy', count: 2 }],
    resetAt: null,
  }),
  responseComponent('KnownAllergy', knownAllergy, { id: 'peanuts', name: 'Peanuts' }),
]
