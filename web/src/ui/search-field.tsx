import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { Input, type InputProps } from './input.tsx'

export interface SearchFieldProps extends Omit<InputProps, 'value' | 'onChange' | 'prefix' | 'type'> {
  label: string
  value: string
  onValueChange: (value: string) => void
  clearLabel?: string
}

export function SearchField({
  label,
  value,
  onValueChange,
  suffix,
  clearLabel = 'Clear',
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  return (
    <Input
      autoComplete="off"
      spellCheck={false}
      {...rest}
      ref={input}
      type="text"
      role="searchbox"
      aria-label={label}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      prefix={<Search size={14} className="flex-none" aria-hidden="true" />}
      suffix={
        value ? (
          <IconButton
            label={clearLabel}
            size={24}
            icon={<X size={13} />}
            onClick={clear}
            className="-mr-1.5"
          />
        ) : (
          suffix
        )
      }
    />
  )
}
