import { describe, expect, it } from 'vitest'
import { describeDevice } from './describe-device.ts'

const GECKO = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('describeDevice', () => {
  it.each([
    ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${GECKO} Chrome/141.0.0.0 Safari/537.36`],
    [
      'Edge on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${GECKO} Chrome/141.0 Safari/537.36 Edg/141.0`,
    ],
    [
      'Firefox on macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:140.0) Gecko/20100101 Firefox/140.0',
    ],
    [
      'Chrome on Android',
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${GECKO} Chrome/141.0 Mobile Safari/537.36`,
    ],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on iPad',
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/141.0 Mobile/15E148 Safari/604.1',
    ],
    ['Opera on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${GECKO} Chrome/141.0 Safari/537.36 OPR/120.0`],
    ['Unknown device', 'curl/8.0'],
    ['Unknown device', ''],
    ['Unknown device', null],
  ])('says %s', (expected, userAgent) => {
    expect(describeDevice(userAgent)).toBe(expected)
  })
})
