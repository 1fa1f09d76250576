import { CATEGORY_CHARS_MAX } from '@windhover/core/memory/constants'
import { findCategory } from '@windhover/core/memory/find-category'
import Search from 'lucide-react/icons/search'
import { useId, useRef } from 'react'
import { Input } from '../../../ui/input.tsx'
import { memoryCopy } from '../copy.ts'
import { useCategoryBox } from '../use-category-box.ts'
import { CategoryList, offerId } from './category-list.tsx'

type CategoryBoxProps = {
  readonly value: string
  readonly categories: readonly string[]
  readonly onValueChange: (value: string) => void
  readonly invalid: boolean
  readonly problemId: string
}

/** R1-134: search existing ones or create a new one. */
export function CategoryBox({ value, categories, onValueChange, invalid, problemId }: CategoryBoxProps) {
  const box = useCategoryBox({ value, categories, onValueChange })
  const field = useRef<HTMLDivElement>(null)
  const id = useId()
  const listId = `${id}-list`
  const isNew = value.trim() !== '' && findCategory(categories, value) === null
  const describedBy = [`${id}-hint`, invalid && problemId].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-caption text-3">
        {memoryCopy.category}
      </label>
      <div ref={field}>
        <Input
          id={id}
          role="combobox"
          aria-expanded={box.isExpanded}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={box.active === null ? undefined : offerId(listId, box.active)}
          aria-describedby={describedBy}
          autoComplete="off"
          spellCheck={false}
          maxLength={CATEGORY_CHARS_MAX}
          placeholder={memoryCopy.categoryPlaceholder}
          prefix={<Search size={14} className="flex-none" aria-hidden="true" />}
          value={value}
          invalid={invalid}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={box.onKeyDown}
          onClick={box.open}
          onBlur={box.leave}
        />
      </div>
      <CategoryList
        id={listId}
        anchor={field}
        isOpen={box.isExpanded}
        offers={box.offers}
        typed={value}
        active={box.active}
        onPoint={box.point}
        onChoose={box.choose}
      />
      <p id={`${id}-hint`} className="mt-1.5 min-h-4 text-caption text-3">
        {isNew && !box.isExpanded && memoryCopy.newCategory}
      </p>
    </div>
  )
}
