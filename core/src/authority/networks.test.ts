import { expect, it } from 'vitest'
import { MAIN_NETWORKS, networks } from '../chains/networks.ts'
import { NETWORKS } from './networks.ts'

it('shares no network between the worlds', () => {
  expect(NETWORKS.live).toEqual(MAIN_NETWORKS)
  expect(networks.parse(NETWORKS.practice)).toEqual(NETWORKS.practice)
  const main: readonly unknown[] = Object.values(NETWORKS.live)
  const own = Object.values(NETWORKS.practice)
  expect(own.filter((id) => main.includes(id))).toEqual([])
  expect(new Set(own).size).toBe(own.length)
})
