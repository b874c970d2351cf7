export const output = {
  dayBefore: 'Día anterior', dayAfter: 'Día siguiente', today: 'Hoy', wholeDay: 'Todo el día', everyType: 'Todos los tipos', between: 'Entre turnos', plan: 'Previsto', actual: 'Real', sumGap: 'Diferencia acumulada', ok: 'OK', ngUnits: 'Unidades NG', slot: 'Hora',
  noPlanOfType: 'De un solo tipo no hay plan: el takt es de la línea.', noTakt: 'Sin plan: la línea no tiene takt ni tiempo de ciclo.', outputChart: 'Producción y previsión', rateChart: 'Tasa OK', rateAbout: 'Parte de unidades buenas al final, fila por fila', writeReason: 'Escribir motivo', changeReason: 'Cambiar motivo', reasonOf: 'Motivo de {slot}', reasonHint: 'Vacío lo quita', reasonSaved: 'Motivo guardado',
  toUnits: 'Unidades registradas', toPasses: 'Pasos en este tiempo', print: 'Imprimir informe', report: 'Informe diario', printed: 'Impreso {at}', sum: 'Suma', by: '{writtenBy}, {writtenAt}', toCome: 'por venir', nothing: 'Ese día no hay nada planificado ni producido.',
}
