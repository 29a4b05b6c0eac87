'use client'

import { SearchForm } from '#components/ui/form/form'
import { SearchBox, type SearchBoxProps } from '#components/ui/input/search-box'

/** A page's search, which follows the typing; Enter only hides a phone's keyboard. */
export function SearchField(props: Omit<SearchBoxProps, 'name'>) {
  return (
    <search>
      <SearchForm
        onSubmit={(event) => {
          event.preventDefault()
          event.currentTarget.querySelector('input')?.blur()
        }}
      >
        <SearchBox {...props} name="q" />
      </SearchForm>
    </search>
  )
}
