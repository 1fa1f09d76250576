import { existsSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** The same engine without the windows around it, where it is installed. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE_CHROMIUM = '/usr/bin/chromium'
const debians = existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : WHOLE_CHROMIUM

/** Component tests: screens in Chromium, without the product; the server's answers are the test's own. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  define: {
    'import.meta.env.VITE_UI_GALLERY': '""',
    'import.meta.env.PICTURES': JSON.stringify(process.env.PICTURES === 'yes'),
  },
  // Everything at once, before the first test: a dependency found later would reload the page under a test.
  optimizeDeps: { entries: ['src/app/main.tsx', 'src/testing/*.{ts,tsx}', 'src/**/*.browser.test.tsx'] },
  test: {
    name: 'component',
    attachmentsDir: '../reports/failures',
    include: ['src/**/*.browser.test.{ts,tsx}'],
    setupFiles: ['src/testing/set-up.ts'],
    // A wait ends as soon as the thing is there: these only bound how long a failing test takes. A busy host has
    // stopped Chromium for ten seconds.
    testTimeout: 120_000,
    // Loading the app's modules anew for every file would cost more than its tests; every mount begins on a clean page.
    maxWorkers: 2,
    isolate: false,
    expect: { poll: { timeout: 30_000, interval: 30 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: true,
      testerHtmlPath: 'src/testing/tester.html',
      viewport: { width: 1440, height: 900 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        actionTimeout: 30_000,
        launchOptions: {
          executablePath: process.env.CHROMIUM ?? debians,
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
        contextOptions: {
          colorScheme: 'dark',
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      }),
    },
  },
})
