import ChevronDown from 'lucide-react/icons/chevron-down'
import { DropdownMenu, MenuRadioGroup, MenuRadioItem } from '../../../ui/dropdown-menu.tsx'
import { memoryCopy } from '../copy.ts'

/** Never the name of a category: those are not empty. */
const ALL = ''

type CategoryFilterProps = {
  readonly value: string | null
  readonly categories: readonly string[]
  readonly onValueChange: (category: string | null) => void
}

/** R1-130 */
export function CategoryFilter({ value, categories, onValueChange }: CategoryFilterProps) {
  const shown = value ?? memoryCopy.allCategories
  return (
    <DropdownMenu
      align="end"
      className="max-w-80 min-w-(--anchor-width)"
      trigger={
        <button
          type="button"
          aria-label={memoryCopy.filterBy(shown)}
          className="flex h-8 w-44 flex-none items-center gap-2 rounded-sm border border-line bg-inset px-2.5 text-left hover-step hover:border-line-strong aria-expanded:border-line-strong max-md:h-11 @max-narrow/panel:w-full"
        >
          <span className="min-w-0 flex-1 truncate">{shown}</span>
          <ChevronDown size={14} aria-hidden="true" className="flex-none text-3" />
        </button>
      }
    >
      <MenuRadioGroup
        label={memoryCopy.category}
        value={value ?? ALL}
        onValueChange={(next) => onValueChange(next === ALL ? null : next)}
      >
        <MenuRadioItem value={ALL}>{memoryCopy.allCategories}</MenuRadioItem>
        {categories.map((category) => (
          <MenuRadioItem key={category} value={category}>
            {category}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </DropdownMenu>
  )
}
