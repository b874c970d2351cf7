import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './chunks.ts'

const server = process.env.TAKT_SERVER ?? 'http://localhost:8080'

export default defineConfig({
  plugins: [react()],
  base: './',
  resolve: {
    alias: [
      { find: '~', replacement: path.resolve(import.meta.dirname, 'src') },
      { find: /^zod$/, replacement: path.resolve(import.meta.dirname, 'src/ui/zod-without-eval.ts') },
    ],
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: { proxy: { '/api': { target: server, ws: true }, '/health': server } },
  build: {
    target: 'es2024',
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
})
