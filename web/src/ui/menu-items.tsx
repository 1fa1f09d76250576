import Check from 'lucide-react/icons/check'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { CloseMenuContext } from './close-menu.ts'
import { cx } from './cx.ts'

const ITEM =
  'flex min-h-8 w-full items-center gap-2 rounded-sm px-2 text-left outline-none select-none focus:bg-active aria-disabled:text-off max-md:min-h-11 forced-colors:focus:outline'

interface ItemBaseProps {
  /** 15 px. */
  icon?: ReactNode
  /** At the right end: a shortcut, a fact. */
  hint?: ReactNode
  /** A second line below. */
  description?: ReactNode
  disabled?: boolean
  children: ReactNode
}

export interface MenuItemProps extends ItemBaseProps {
  onSelect?: () => void
  destructive?: boolean
}

export function MenuItem({ onSelect, destructive = false, disabled = false, ...content }: MenuItemProps) {
  const close = useContext(CloseMenuContext)
  const select = () => {
    if (disabled) return
    close()
    onSelect?.()
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onClick={select}
      className={cx(ITEM, destructive && !disabled && 'text-down')}
    >
      <ItemContent {...content} destructive={destructive} />
    </button>
  )
}

interface ChoiceItemProps extends ItemBaseProps {
  role: 'menuitemcheckbox' | 'menuitemradio'
  checked: boolean
  onChoose: () => void
  closeOnSelect: boolean
}

function ChoiceItem({
  role,
  checked,
  onChoose,
  closeOnSelect,
  disabled = false,
  ...content
}: ChoiceItemProps) {
  const close = useContext(CloseMenuContext)
  const choose = () => {
    if (disabled) return
    if (closeOnSelect) close()
    onChoose()
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles carry aria-checked
    <button
      type="button"
      role={role}
      aria-checked={checked}
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onClick={choose}
      className={ITEM}
    >
      <ItemContent {...content} />
      <span aria-hidden="true" className="grid w-4 flex-none place-items-center">
        {checked && <Check size={14} className="stroke-[2.2]" />}
      </span>
    </button>
  )
}

export interface MenuCheckItemProps extends ItemBaseProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** Off: the menu stays open for the next tick. */
  closeOnSelect?: boolean
}

export function MenuCheckItem({
  checked,
  onCheckedChange,
  closeOnSelect = true,
  ...rest
}: MenuCheckItemProps) {
  return (
    <ChoiceItem
      {...rest}
      role="menuitemcheckbox"
      checked={checked}
      closeOnSelect={closeOnSelect}
      onChoose={() => onCheckedChange(!checked)}
    />
  )
}

const RadioContext = createContext<{ value: string; onValueChange: (value: string) => void }>({
  value: '',
  onValueChange: () => {},
})

export interface MenuRadioGroupProps {
  value: string
  onValueChange: (value: string) => void
  /** Spoken name of the choice, where no `MenuLabel` stands above. */
  label?: string
  children: ReactNode
}

export function MenuRadioGroup({ value, onValueChange, label, children }: MenuRadioGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
    <div role="group" aria-label={label}>
      <RadioContext value={{ value, onValueChange }}>{children}</RadioContext>
    </div>
  )
}

export interface MenuRadioItemProps extends ItemBaseProps {
  value: string
  closeOnSelect?: boolean
}

export function MenuRadioItem({ value, closeOnSelect = true, ...rest }: MenuRadioItemProps) {
  const group = useContext(RadioContext)
  return (
    <ChoiceItem
      {...rest}
      role="menuitemradio"
      checked={group.value === value}
      closeOnSelect={closeOnSelect}
      onChoose={() => group.onValueChange(value)}
    />
  )
}

export interface MenuSegmentProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode }[]
}

/** Looks like a segment, is made of menu items: arrows and letters reach it. The menu stays open. */
export function MenuSegment<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: MenuSegmentProps<Value>) {
  const labelId = useId()
  return (
    <div className="px-2 pt-1.5 pb-2">
      <div id={labelId} className="mb-1.5 text-micro font-medium text-3">
        {label}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu */}
      <div role="group" aria-labelledby={labelId} className="flex rounded-sm border bg-inset p-0.5">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="menuitemradio"
            aria-checked={option.value === value}
            tabIndex={-1}
            onClick={() => onValueChange(option.value)}
            className={cx(
              'flex h-[26px] flex-1 items-center justify-center rounded-inner text-caption font-medium text-3 outline-none select-none max-md:h-9',
              'focus:text-1 focus:inset-ring-1 focus:inset-ring-line-strong aria-checked:bg-active aria-checked:text-1',
              'light:aria-checked:bg-surface light:aria-checked:shadow-1 light:aria-checked:ring-1 light:aria-checked:ring-line',
            )}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-2 pt-2 pb-1 text-micro font-medium text-3">{children}</div>
}

export function MenuSeparator() {
  return <hr className="-mx-1 my-1 h-px border-0 bg-line" />
}

type ItemContentProps = Omit<ItemBaseProps, 'disabled'> & { destructive?: boolean }

function ItemContent({ icon, hint, description, destructive = false, children }: ItemContentProps) {
  return (
    <>
      {icon && (
        <span aria-hidden="true" className={cx('flex-none', !destructive && 'text-3')}>
          {icon}
        </span>
      )}
      <span className={cx('min-w-0 flex-1', description ? 'py-1.5' : 'truncate')}>
        {children}
        {description && <span className="block text-caption text-3">{description}</span>}
      </span>
      {hint && <span className="ml-auto flex-none pl-3 text-micro text-3">{hint}</span>}
    </>
  )
}
