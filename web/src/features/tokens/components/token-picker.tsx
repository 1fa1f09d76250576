import { CHAINS } from '@windhover/core/chains/all-chains'
import { QUICK_PICKS } from '@windhover/core/tokens/quick-picks'
import SearchX from 'lucide-react/icons/search-x'
import { useId } from 'react'
import type { TokenPickerProps } from '../../../lib/feature.ts'
import { tokenLogoPath } from '../../../lib/token-logo-path.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { pickerCopy } from '../copy.ts'
import { keyOf } from '../picker-rows.ts'
import { usePicker } from '../use-picker.ts'
import { optionId, PickerList } from './picker-list.tsx'

export default function TokenPicker(props: TokenPickerProps) {
  return (
    <Dialog open={props.open} onOpenChange={(next) => !next && props.onClose()} title={pickerCopy.title}>
      {/* What was typed for one visit is gone at the next. */}
      {props.open && <PickerBody {...props} />}
    </Dialog>
  )
}

function PickerBody(props: TokenPickerProps) {
  const { chain, onChain } = props
  const picker = usePicker(props)
  const listId = useId()
  return (
    <div className="flex h-[min(560px,calc(100dvh-100px))] min-h-0 flex-col">
      <div className="flex flex-none flex-col gap-3 px-5 pb-4">
        {onChain !== undefined && (
          <Segment
            stretch
            label={pickerCopy.networks}
            value={chain}
            onValueChange={onChain}
            options={Object.values(CHAINS).map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <SearchField
          label={pickerCopy.search[chain]}
          placeholder={pickerCopy.search[chain]}
          value={picker.text}
          onValueChange={picker.type}
          onKeyDown={picker.onKeyDown}
          aria-controls={listId}
          aria-activedescendant={
            picker.state === 'list' && picker.active !== null
              ? optionId(listId, picker.active.key)
              : undefined
          }
          maxLength={100}
          data-autofocus
        />
        <ul aria-label={pickerCopy.quickPicks} className="flex flex-wrap gap-2">
          {QUICK_PICKS[chain].map((pick) => {
            const token = { ...pick, chain, logoUrl: tokenLogoPath({ ...pick, chain }) }
            return (
              <li key={pick.address}>
                <Chip
                  icon={<TokenMark token={token} size={16} />}
                  pressed={keyOf(token) === picker.selectedKey}
                  onClick={() => picker.finish(token)}
                >
                  {pick.symbol}
                </Chip>
              </li>
            )
          })}
        </ul>
      </div>
      <PickerState listId={listId} picker={picker} />
    </div>
  )
}

function PickerState({ listId, picker }: { listId: string; picker: ReturnType<typeof usePicker> }) {
  if (picker.state === 'list') {
    return (
      <PickerList
        id={listId}
        items={picker.items}
        activeKey={picker.active?.key ?? null}
        followedKey={picker.followed}
        selectedKey={picker.selectedKey}
        onPoint={picker.point}
        onPick={(row) => picker.finish(row.token)}
        onKeyDown={picker.onKeyDown}
      />
    )
  }
  return (
    <div id={listId} className="flex-1 border-t">
      {picker.state === 'loading' && (
        <p role="status" className="flex items-center justify-center gap-2 px-5 py-10 text-3">
          <Spinner />
          {pickerCopy.loading}
        </p>
      )}
      {picker.state === 'empty' && (
        <EmptyState icon={<SearchX size={24} />} title={pickerCopy.none} hint={pickerCopy.noneHint} />
      )}
      {picker.state === 'failed' && (
        <ErrorState layout="block" message={pickerCopy.failed} onRetry={picker.retry} />
      )}
    </div>
  )
}
