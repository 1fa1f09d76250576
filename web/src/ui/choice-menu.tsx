import ChevronDown from 'lucide-react/icons/chevron-down'
import { cx } from './cx.ts'
import { DropdownMenu, MenuRadioGroup, MenuRadioItem } from './dropdown-menu.tsx'

export type Option<Value extends string> = { readonly value: Value; readonly label: string }

type ChoiceMenuProps<Value extends string> = {
  readonly label: string
  readonly options: readonly Option<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
  readonly className?: string
}

/** One of a few, in a field that opens them. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, options, value, onChoose, className } = props
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  const trigger = (
    <button
      type="button"
      aria-label={`${label}: ${chosen}`}
      className={cx(
        'h-8 min-w-0 items-center gap-2 rounded-sm border bg-inset px-2.5 text-left hover-step hover:border-line-strong max-md:h-11',
        className,
      )}
    >
      <span className="min-w-0 flex-1 truncate text-1">{chosen}</span>
      <ChevronDown size={14} className="flex-none text-3" aria-hidden="true" />
    </button>
  )
  return (
    <DropdownMenu trigger={trigger} className="min-w-(--anchor-width)">
      <MenuRadioGroup value={value} onValueChange={(next) => onChoose(next as Value)} label={label}>
        {options.map((option) => (
          <MenuRadioItem key={option.value} value={option.value}>
            {option.label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </DropdownMenu>
  )
}
