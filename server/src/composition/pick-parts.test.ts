import { expect, it } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { defineFeature, type FeatureParts } from './feature.ts'
import { pickParts } from './pick-parts.ts'

// Stands in for a process: nothing here uses a part.
const all = { clock: systemClock, faucet: null, db: {} } as FeatureParts

it('hands a feature the parts it names and no others', () => {
  const feature = defineFeature({ name: 'some', needs: ['clock', 'faucet'] })
  expect(pickParts(all, feature)).toEqual({ clock: systemClock, faucet: null })
})

it('a part that a feature does not name neither compiles nor works', () => {
  const seen: unknown[] = []
  const feature = defineFeature({
    name: 'some',
    needs: ['clock'],
    routes: (parts) => {
      // @ts-expect-error the feature does not name the database
      seen.push(parts.clock, parts.db)
      return []
    },
  })
  feature.routes?.(pickParts(all, feature))
  expect(seen).toEqual([systemClock, undefined])
})
