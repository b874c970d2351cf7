import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { withWords } from '~/i18n/words.tsx'
import { patiently } from '~/ui/later.ts'
import { AuthRedirect } from './AuthRedirect.tsx'
import { LoginPage } from './LoginPage.tsx'
import { NotAllowedPage } from './ErrorPages.tsx'
import { useOfferedLanguage } from './offered-language.ts'

// Its form brings what all lists and forms need; the log-in does not wait for that.
const PasswordPage = lazy(() =>
  patiently(async () => ({
    default: (await withWords(() => import('./PasswordPage.tsx'))).PasswordPage,
  })),
)

/** What opens without a session. */
export function OpenPages() {
  useOfferedLanguage()
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/auth-redirect" element={<AuthRedirect />} />
      <Route path="/password" element={<PasswordPage />} />
      <Route path="/401" element={<NotAllowedPage />} />
      <Route path="*" element={<Navigate to="/login" replace />} />
    </Routes>
  )
}
