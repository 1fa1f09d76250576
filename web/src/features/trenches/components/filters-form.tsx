import { useLayoutEffect, useRef } from 'react'
import { readAmount } from '../../../lib/read-amount.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { focusInside } from '../../../ui/focus-inside.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { filterCopy } from '../copy.ts'
import { countFilters, type Filters, NO_FILTERS } from '../filter-tokens.ts'

type FiltersFormProps = { readonly filters: Filters; readonly onChange: (filters: Filters) => void }

/** What the list leaves out, changed as it is typed. */
export default function FiltersForm({ filters, onChange }: FiltersFormProps) {
  const form = useRef<HTMLDivElement>(null)
  // It may arrive after the popover that it stands in.
  useLayoutEffect(() => {
    if (form.current !== null) focusInside(form.current)
  }, [])
  const count = countFilters(filters)
  const change = (next: Partial<Filters>) => onChange({ ...filters, ...next })
  return (
    <div ref={form} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <SearchField
        label={filterCopy.search}
        placeholder={filterCopy.search}
        value={filters.query}
        onValueChange={(query) => change({ query })}
      />
      <BoundField
        label={filterCopy.marketCap}
        text={filters.marketCapText}
        onChange={(marketCapText) => change({ marketCapText })}
      />
      <BoundField
        label={filterCopy.liquidity}
        text={filters.liquidityText}
        onChange={(liquidityText) => change({ liquidityText })}
      />
      <Checkbox
        label={filterCopy.verified}
        checked={filters.isVerifiedOnly}
        onCheckedChange={(isVerifiedOnly) => change({ isVerifiedOnly })}
      />
      <Button size={28} disabled={count === 0} onClick={() => onChange(NO_FILTERS)} className="self-end">
        {filterCopy.clear}
      </Button>
    </div>
  )
}

type BoundFieldProps = {
  readonly label: string
  readonly text: string
  readonly onChange: (text: string) => void
}

function BoundField({ label, text, onChange }: BoundFieldProps) {
  const isWrong = Number.isNaN(readAmount(text))
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      prefix="$"
      placeholder={filterCopy.hint}
      value={text}
      error={isWrong ? filterCopy.wrong : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
