import { Navigate, Route, Routes } from 'react-router'
import { AuthRedirect } from './AuthRedirect.tsx'
import { LoginPage } from './LoginPage.tsx'
import { NotAllowedPage } from './ErrorPages.tsx'
import { PasswordPage } from './PasswordPage.tsx'

/** What opens without a session. */
export function OpenPages() {
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
