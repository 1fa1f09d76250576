import type { HeatMap } from '@windhover/core/heat-map/contract'
import { weighSectors } from '@windhover/core/heat-map/weigh-coins'
import { tokenKey } from '@windhover/core/prices/price-tick'
import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { formatClock } from '../../../lib/format-when.ts'
import { PanelHeadEnd, PanelHeadStart } from '../../../lib/panel-head.tsx'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useHeatMap, useHeldTokens } from '../api/read-heat-map.ts'
import { heatMapCopy } from '../copy.ts'
import { FIRST_CHOICE, type MapChoice } from '../map-choice.ts'
import { ColourScale } from './colour-scale.tsx'
import { MapControls } from './map-controls.tsx'
import { SectorMap } from './sector-map.tsx'

/** The market in one look: as large as it is worth, as green or red as it moved. */
export default function HeatMapPanel() {
  const [choice, setChoice] = useState(FIRST_CHOICE)
  const { data, isPending, error, refetch } = useHeatMap()
  if (data === undefined && !isPending)
    return (
      <ErrorState
        layout="block"
        className="m-auto"
        message={errorText(error, heatMapCopy.failed)}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-5 pt-3 max-md:p-4 max-md:pt-3">
      <MapControls choice={choice} onChange={setChoice} />
      {data === undefined ? <MapSkeleton /> : <Drawn map={data} choice={choice} />}
    </div>
  )
}

function Drawn({ map, choice }: { readonly map: HeatMap; readonly choice: MapChoice }) {
  const { vault } = useSelectedVault()
  const held = useHeldTokens(vault, choice.onlyMine)
  const shown = map.coins.filter(
    ({ sector, place }) =>
      (choice.sector === null || sector === choice.sector) &&
      (!choice.onlyMine || (place !== null && held.has(tokenKey(place.chain, place.address)))),
  )
  const sectors = weighSectors(shown, choice)
  return (
    <>
      <PanelHeadStart>
        <span className="truncate text-caption text-3">
          {heatMapCopy.summary(shown.length, sectors.length)}
        </span>
      </PanelHeadStart>
      <PanelHeadEnd>
        {!map.isStale && (
          <span className="mr-2 flex items-center gap-1.5 text-caption text-2 @max-narrow/panel:hidden">
            <span aria-hidden="true" className="size-1.5 rounded-full bg-up" />
            {heatMapCopy.live}
          </span>
        )}
      </PanelHeadEnd>
      {map.isStale && <Note tone="warn">{heatMapCopy.stale(formatClock(Date.parse(map.readAt)))}</Note>}
      {sectors.length === 0 ? (
        <EmptyState
          className="m-auto"
          title={heatMapCopy.nothing}
          hint={choice.onlyMine ? heatMapCopy.nothingMine : heatMapCopy.nothingHere}
        />
      ) : (
        <SectorMap sectors={sectors} span={choice.span} />
      )}
      <ColourScale />
    </>
  )
}

function MapSkeleton() {
  return (
    <div role="status" className="grid min-h-0 flex-1 grid-cols-2 grid-rows-3 gap-1">
      <VisuallyHidden>{heatMapCopy.loading}</VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-full! first:col-span-2 rounded-sm!" />
      ))}
    </div>
  )
}
