import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page that `npm run bench -- list` looks at. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), tailwindcss()],
  logLevel: 'error',
  build: { emptyOutDir: true, reportCompressedSize: false },
})
