import type { Words } from '../en/words.ts'

export const seals: Words['seals'] = {
  views: 'Vistas',
  about:
    'Cada día del historial de cambios se sella una hora después de terminar (UTC): un árbol de Merkle sobre sus entradas según RFC 6962, encadenado con los días anteriores. Quien altere una entrada después, altera la raíz de su día. Las raíces constan también en el registro del sistema. Todos los días se comprueban cada noche.',
  check: 'Comprobar ahora',
  root: 'Raíz',
  chain: 'Cadena',
  none: 'Todavía no hay ningún día sellado.',
  next: 'Lo siguiente que se sella son los cambios del {day} (UTC), dentro de la hora que sigue al {time}.',
  never: 'Sin comprobar',
  signature: 'Firma',
  publicKey: 'Clave pública',
  unsigned: 'Sin firmar',
  keyAbout:
    'Los días se firman con una clave que este servidor guarda fuera de la base de datos. Copie la clave pública en otro lugar: con ella cualquiera verifica una raíz enviada por correo, también sin Takt.',
  mailed:
    'El historial de cambios del {day} (UTC) quedó sellado. Guarde este correo: lo que sigue se verifica con la clave pública, también si aquí se altera el historial.',
  open: 'Abrir la entrada {id}',
  wrongAbout:
    'Takt no puede hacerlo: alguien actuó con los derechos del propietario de la base de datos, o sus archivos están dañados. No cambie nada, conserve las copias de seguridad y las raíces enviadas de esas fechas y avise a su administrador.',
  wrong: {
    changed:
      '{day}: la entrada {id} no es la que se selló. Se alteró después; todo lo anterior de ese día coincide.',
    missing: '{day}: después se quitaron entradas. Hasta la entrada {id} todo coincide.',
    missingEnd: '{day}: después se quitaron las últimas entradas del día. Todo lo que queda coincide.',
    added: '{day}: después se añadieron entradas. La primera que no estaba es la {id}.',
    broken: '{day}: el propio sello se alteró después. Compare su raíz con la que se envió por correo.',
  },
  view: { log: 'Cambios', sealed: 'Días sellados', backups: 'Copias de seguridad' },
  column: {
    entries: 'Entradas',
    sealedAt: 'Sellado',
    checkedAt: 'Comprobado',
    sealState: 'Sello',
  },
}

export const sealState: Words['sealState'] = {
  fits: 'Coincide',
  changed: 'Entrada alterada',
  missing: 'Falta una entrada',
  added: 'Entrada añadida',
  broken: 'Sello alterado',
  archived: 'Archivado',
}

export const backups = {
  about: 'Copias de toda la base de datos, también las fallidas, la más reciente primero.',
  none: 'Aún no se ha hecho ninguna copia. El capítulo del administrador del manual dice cómo.',
  finishedAt: 'Terminada',
  result: 'Resultado',
  made: 'Guardada',
  failed: 'Fallida: {error}',
  onlyFailed: 'Ninguna copia ha salido bien todavía.',
  took: 'Duró',
  last: 'La última copia es de hace {time}.',
  statements: 'Sentencias lentas y fallidas',
}
