import { CATEGORY_CHARS_MAX } from '@windhover/core/memory/constants'
import { findCategory } from '@windhover/core/memory/find-category'
import { offerCategories } from '@windhover/core/memory/offer-categories'
import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import { Combobox } from '../../../ui/combobox.tsx'
import { memoryCopy } from '../copy.ts'

type CategoryBoxProps = {
  readonly value: string
  readonly categories: readonly string[]
  readonly onValueChange: (value: string) => void
  readonly invalid: boolean
  readonly problemId: string
}

/** R1-134, R1-248, R1-249, R1-250: what stands in the box is the category; the list below it only helps. */
export function CategoryBox({ value, categories, onValueChange, invalid, problemId }: CategoryBoxProps) {
  /** Who comes back to a filled box wants to see the others, not the one that stands there. */
  const [isTyped, setTyped] = useState(false)
  const hintId = useId()
  const offers = offerCategories(categories, isTyped ? value : '')
  const known = findCategory(categories, value)
  return (
    <Combobox
      label={memoryCopy.category}
      listLabel={memoryCopy.categories}
      placeholder={memoryCopy.categoryPlaceholder}
      value={value}
      typed={value}
      offers={offers.map(({ name, isNew }) => ({
        key: `${isNew}-${name}`,
        text: isNew ? memoryCopy.createCategory(name) : name,
        icon: (
          <span aria-hidden="true" className="w-3.5 flex-none text-3">
            {isNew && <Plus size={14} />}
          </span>
        ),
        isFixed: isNew,
        isChosen: name === value,
      }))}
      preferred={isTyped && value.trim() !== '' ? 0 : null}
      onType={(text) => {
        onValueChange(text)
        setTyped(true)
      }}
      onChoose={(place) => onValueChange(offers[place]?.name ?? value)}
      onClosed={() => setTyped(false)}
      onLeave={() => known !== null && known !== value && onValueChange(known)}
      maxLength={CATEGORY_CHARS_MAX}
      invalid={invalid}
      describedBy={[hintId, invalid && problemId].filter(Boolean).join(' ')}
      hint={(isOpen) => (
        <p id={hintId} className="mt-1.5 min-h-4 text-caption text-3">
          {value.trim() !== '' && known === null && !isOpen && memoryCopy.newCategory}
        </p>
      )}
    />
  )
}
