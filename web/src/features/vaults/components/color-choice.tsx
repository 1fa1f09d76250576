import { VAULT_COLORS, type VaultColor } from '@windhover/core/vaults/constants'
import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { vaultColorClass } from '../../../lib/vault-color.ts'
import { cx } from '../../../ui/cx.ts'
import { lookCopy } from '../look-copy.ts'

type ColorChoiceProps = {
  readonly value: VaultColor | null
  readonly onChange: (color: VaultColor | null) => void
}

const CHOICES = [null, ...VAULT_COLORS] as const

/** Real radio buttons underneath: arrows and names come from the browser. */
export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={lookCopy.color}
      className="-ml-1 flex h-8 items-center gap-1 max-md:-ml-2 max-md:h-11"
    >
      {CHOICES.map((color) => (
        <label
          key={color ?? 'none'}
          title={color === null ? lookCopy.noColor : lookCopy.colors[color]}
          className="relative grid size-7 place-items-center rounded-full hover-step hover:bg-hover max-md:size-9"
        >
          <input
            type="radio"
            name={name}
            aria-label={color === null ? lookCopy.noColor : lookCopy.colors[color]}
            checked={color === value}
            onChange={() => onChange(color)}
            className="absolute inset-0 appearance-none rounded-full forced-colors:checked:outline"
          />
          <span
            className={cx(
              'pointer-events-none grid size-5 place-items-center rounded-full border',
              color === null ? 'border-line-strong' : 'border-transparent bg-current',
              vaultColorClass(color),
            )}
          >
            {color === value && (
              <Check
                size={13}
                aria-hidden="true"
                className={cx('stroke-[3]', color === null ? 'text-2' : 'text-canvas')}
              />
            )}
          </span>
        </label>
      ))}
    </div>
  )
}
