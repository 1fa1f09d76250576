import { useId } from 'react'
import { KeyLine } from './key-line.tsx'
import { describeState, ListState } from './list-state.tsx'
import type { LiveListProps } from './live-list-props.ts'
import { LiveTable } from './live-table.tsx'
import { PauseLine } from './pause-line.tsx'
import { useLiveList } from './use-live-list.ts'

/** A long list whose figures move: virtual, sorted, walked by keys, and still while somebody points at it. */
export function LiveList<Row>(props: LiveListProps<Row>) {
  const id = useId()
  const list = useLiveList(props)
  const hasRows = props.rows.length > 0
  const line = describeState(props, hasRows) ?? props.status
  return (
    <div ref={list.frame} className="flex min-h-0 flex-1 flex-col">
      <div {...list.handlers} className="flex min-h-0 flex-1 flex-col">
        {(props.neverPauses !== true || (hasRows && line)) && (
          <PauseLine
            isPaused={list.isPaused}
            isPointing={list.isPointing}
            waiting={list.still.waiting}
            onLetIn={list.still.letIn}
            status={line}
          />
        )}
        <div ref={list.scroller} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
          <LiveTable id={id} list={list} props={props} />
          {!hasRows && <ListState {...props} rowPx={list.rowPx} />}
        </div>
      </div>
      <KeyLine
        keys={props.keys ?? []}
        canOpen={list.open !== null}
        canSearch={props.onSearch !== undefined}
        end={props.count ?? null}
      />
    </div>
  )
}
