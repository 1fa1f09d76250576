import { MOBILE_BELOW_PX } from '@windhover/core/workspace/layout'
import { expect, it } from 'vitest'
import { PHONE_QUERY } from '../ui/use-media-query.ts'

it('switches to the phone layout at the same width in CSS and in core', () => {
  expect(PHONE_QUERY).toBe(`(width < ${MOBILE_BELOW_PX / 16}rem)`)
})
