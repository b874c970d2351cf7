import type { frozenReportsErrors as errorsInEnglish } from '../en/frozenReports.ts'
import type { Words } from '../en/words.ts'

export const frozenReports: Words['frozenReports'] = {
  freeze: 'Fijar informe',
  freezeTitle: 'Fijar el informe',
  freezeAbout: 'Se guarda tal como se lee ahora. Lo que llegue después no lo cambia.',
  frozen: 'Informe fijado',
  list: 'Informes fijados',
  none: 'Aún no hay informes fijados.',
  byAt: '{by}, {at}',
  newest: 'Los {count} más recientes',
  frozenIs: 'Fijado por {by} el {at}; horas de {zone}. Las cifras y los límites son los de ese momento.',
  pdf: 'Descargar PDF',
  backToNow: 'Ver las cifras de ahora',
  nothingYet: 'Aún no hay nada que fijar',
}

export const frozenReportsErrors: typeof errorsInEnglish = {
  'charts.nothing': 'No hay valores en este periodo',
}
