import { FILTER_CHARS_MAX, FILTER_DEBOUNCE_MS } from '@windhover/core/alpha/constants'
import AtSign from 'lucide-react/icons/at-sign'
import { type FormEvent, useId, useState } from 'react'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useProjectCount } from '../api/list-projects.ts'
import { alphaCopy } from '../copy.ts'
import { type Filter, NO_FILTER } from '../filter.ts'
import { ChainBox } from './chain-box.tsx'

type FilterDialogProps = {
  readonly open: boolean
  readonly filter: Filter
  readonly onApply: (filter: Filter) => void
  readonly onClose: () => void
}

/** R1-078: what is typed counts once it is applied; until then it says how many would be left. */
export function FilterDialog({ open, onClose, ...rest }: FilterDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={alphaCopy.dialogTitle}>
      <FilterForm {...rest} />
    </Dialog>
  )
}

function FilterForm({ filter, onApply }: Pick<FilterDialogProps, 'filter' | 'onApply'>) {
  const [draft, setDraft] = useState(filter)
  const formId = useId()
  const field = (name: 'name' | 'ticker' | 'xHandle') => ({
    value: draft[name],
    maxLength: FILTER_CHARS_MAX,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply(draft)
  }
  return (
    <>
      <DialogBody>
        <form id={formId} onSubmit={submit} className="grid gap-4">
          <TextField label={alphaCopy.name} placeholder={alphaCopy.anyName} {...field('name')} />
          <div className="grid grid-cols-2 gap-3">
            <TextField label={alphaCopy.ticker} placeholder={alphaCopy.anyTicker} {...field('ticker')} />
            <TextField
              label={alphaCopy.xHandle}
              placeholder={alphaCopy.anyHandle}
              prefix={<AtSign size={13} className="flex-none" aria-hidden="true" />}
              {...field('xHandle')}
            />
          </div>
          <ChainBox value={draft.chain} onValueChange={(chain) => setDraft({ ...draft, chain })} />
          <Matching draft={draft} />
        </form>
      </DialogBody>
      <DialogFoot
        start={
          <Button variant="ghost" onClick={() => setDraft(NO_FILTER)}>
            {alphaCopy.reset}
          </Button>
        }
      >
        <Button type="submit" form={formId} variant="primary">
          {alphaCopy.apply}
        </Button>
      </DialogFoot>
    </>
  )
}

/** R1-220: asked once typing has rested. */
function Matching({ draft }: { readonly draft: Filter }) {
  const count = useProjectCount({
    name: useDebounced(draft.name, FILTER_DEBOUNCE_MS),
    ticker: useDebounced(draft.ticker, FILTER_DEBOUNCE_MS),
    xHandle: useDebounced(draft.xHandle, FILTER_DEBOUNCE_MS),
    chain: draft.chain,
  })
  return (
    <p role="status" className="min-h-4 text-caption text-3">
      {count !== null && alphaCopy.matching(count)}
    </p>
  )
}
