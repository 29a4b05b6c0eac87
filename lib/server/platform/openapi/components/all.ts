import 'server-only'
import { accountComponents } from '#lib/server/platform/openapi/components/account'
import { activitiesComponents } from '#lib/server/platform/openapi/components/activities'
import { catalogueComponents } from '#lib/server/platform/openapi/components/catalogue'
import { catalogueAdminComponents } from '#lib/server/platform/openapi/components/catalogue-admin'
import type { Component } from '#lib/server/platform/openapi/components/component'
import { journalComponents } from '#lib/server/platform/openapi/components/journal'
import { placesComponents } from '#lib/server/platform/openapi/components/places'
import { platformComponents } from '#lib/server/platform/openapi/components/platform'
import { profilesComponents } from '#lib/server/platform/openapi/components/profiles'

/** Every named schema of the description. */
export const components: Component[] = [
  ...platformComponents,
  ...accountComponents,
  ...profilesComponents,
  ...activitiesComponents,
  ...catalogueComponents,
  ...catalogueAdminComponents,
  ...placesComponents,
  ...journalComponents,
]
