import { expect, it } from 'vitest'
import { badgeSize } from './network-badge.tsx'

it.each([
  [16, 12],
  [20, 12],
  [24, 12],
  [28, 14],
  [32, 16],
  [36, 16],
])('a mark of %i px has a badge of %i px', (markSize, size) => expect(badgeSize(markSize)).toBe(size))
