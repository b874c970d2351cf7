import type { insightChoices as inEnglish } from '../../en/choices/insight.ts'
import type { Words } from '../../en/words.ts'

export const insightChoices: Pick<Words, keyof typeof inEnglish> = {
  lineState: {
    producing: 'Produciendo',
    noOrder: 'En marcha sin orden',
    stopped: 'Parada',
    waiting: 'En espera',
    break: 'Descanso',
    noData: 'Sin datos',
    disabled: 'Sin uso',
  },
  eventType: {
    interfaceError: 'Error de interfaz',
    eventSetAside: 'Evento apartado',
    andonLevel: 'Nivel andon',
    andonLevelLate: 'Nivel andon, con retraso',
    andonCall: 'Se pide ayuda',
    controlSignal: 'Señal de control',
    equipmentAlarm: 'Alarma de equipo',
    toolDue: 'Útil desgastado',
    calibrationDue: 'Calibración por vencer',
    stationSilent: 'Conexión perdida',
    orderLate: 'Orden retrasada',
    materialLow: 'Queda poco material',
    materialExpired: 'Material caduca',
    parameterDrift: 'Parámetros desviados',
    orderFinished: 'Orden terminada',
    accountLocked: 'Cuenta bloqueada',
    loginBarred: 'Acceso bloqueado',
    loginBurst: 'Accesos bloqueados',
    rightsChanged: 'Permisos cambiados',
    ruleTest: 'Prueba de regla',
  },
  reportSpan: { day: 'Día', week: 'Semana', month: 'Mes' },
  messageType: { info: 'Información', warn: 'Advertencia', alarm: 'Alarma' },
  messageStatus: { unread: 'Sin leer', read: 'Leído', handled: 'Atendido' },
}
