export const step = (stepSeq: number, over: object = {}) => ({
  stepSeq,
  skipped: false,
  parametersNeeded: false,
  cycleTime: null,
  labelTemplate: null,
  samplingRate: 1,
  ...over,
})

export const aBill = (bomCode: string, typeNo: string, stationNumber: string) => ({
  bomCode,
  bomName: bomCode,
  typeNo,
  validFrom: null,
  remark: null,
  rows: [
    {
      seqNum: 10,
      partGrp: 'G',
      part: 'P',
      bomQty: 2,
      altMatFlag: false,
      serialInputFlag: false,
      serialType: null,
      stationNumber,
      consumeMode: 'backflush' as const,
      shelfLifeCheck: false,
      remark: null,
    },
  ],
})
