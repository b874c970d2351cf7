import type { peopleFields as inEnglish } from '../../en/fields/people.ts'
import type { Words } from '../../en/words.ts'

export const peopleFields: Pick<Words['field'], keyof typeof inEnglish> = {
  userName: 'Cuenta',
  roles: 'Roles',
  lines: 'Líneas',
  cardId: 'Tarjeta',
  editRight: 'Permiso de edición',
  introduction: 'Presentación',
  locked: 'Bloqueado',
  lockReason: 'Motivo del bloqueo',
  lastLogin: 'Último inicio de sesión',
  hasPassword: 'Tiene contraseña',
  linkExpires: 'Enlace válido hasta',
  roleKey: 'Clave de rol',
  roleName: 'Rol',
  userCount: 'Personas',
  menu: 'Páginas',
  newPages: 'Páginas nuevas',
  email: 'Correo',
  avatar: 'Imagen',
  address: 'Procedencia',
  browser: 'Navegador',
  system: 'Sistema',
  ended: 'Sesiones cerradas',
  password: 'Contraseña',
  currentPassword: 'Contraseña actual',
}
