import type { ColumnType, Generated } from 'kysely'
import type { Part } from '@takt/contract/bomDefs.ts'
import type { Bom } from '@takt/contract/boms.ts'
import type { CollectionSet, ProcessResult } from '@takt/contract/collectionSets.ts'
import type { CycleStandard } from '@takt/contract/cycleStandards.ts'
import type { TypePackage } from '@takt/contract/packages.ts'
import type { DefectDrawing } from '@takt/contract/defectDrawings.ts'
import type { Defect } from '@takt/contract/defects.ts'
import type { Processing } from '@takt/contract/processings.ts'
import type { ParameterDownload, ParameterSet, StationParameter } from '@takt/contract/recipes.ts'
import type { SopSignature } from '@takt/contract/sop-signatures.ts'
import type { Sop, SopRead } from '@takt/contract/sops.ts'
import type { ProductType } from '@takt/contract/types.ts'
import type { Definition, Json, Stored } from './stored.ts'

type DefectLists = 'stationNumbers' | 'typeNos' | 'resultCodes'

export interface MasterdataTables {
  collectionSets: Omit<Stored<CollectionSet, Definition | 'subgroupBy' | 'subgroupMinutes'>, 'charCount'> & {
    setKey: Generated<number>
  }
  processResults: Stored<ProcessResult>
  processings: Omit<Stored<Processing, Definition>, 'steps'> & { steps: Json<Processing['steps']> }
  productTypes: Stored<ProductType, Definition | 'customer'>
  parts: Omit<Stored<Part, 'bomState' | 'stateReason' | 'updateDate' | 'revision'>, 'barcodeRule'> & {
    barcodeRule: Json<Part['barcodeRule']>
  }
  boms: Omit<Stored<Bom, Definition>, 'rows'> & { rows: Json<Bom['rows']> }
  parameterSets: Omit<Stored<ParameterSet, Definition>, 'parameters'> & {
    parameters: Json<ParameterSet['parameters']>
  }
  stationParameters: Omit<StationParameter, 'value'> & {
    lineNumber: string
    stationNumber: string
    value: Json<StationParameter['value']>
  }
  parameterDownloads: Omit<
    Stored<ParameterDownload, 'id' | 'downloadState' | 'requestedAt' | 'at'>,
    'message'
  > & { message: ColumnType<string | null, string | null | undefined> }
  defects: Omit<Stored<Defect, 'updateDate' | 'revision'>, DefectLists> & {
    [L in DefectLists]: Json<string[]>
  } & {
    place: string
  }
  defectDrawings: Omit<Stored<DefectDrawing, 'updateDate' | 'revision'>, 'markedPlaces'> & {
    markedPlaces: Json<DefectDrawing['markedPlaces']>
  }
  sops: Omit<Stored<Sop, 'sopStatus' | 'updateDate' | 'revision'>, 'steps' | 'authors'> & {
    steps: Json<Sop['steps']>
    authors: Json<string[]>
    /** Who confirmed this version or a later one need not read again. Null: not released. */
    asksFrom: ColumnType<number | null, number | null | undefined>
    withdrawnAt: ColumnType<string | null, string | null | undefined>
  }
  sopReads: Stored<SopRead>
  sopSignatures: Stored<SopSignature>
  cycleStandards: Stored<CycleStandard, 'updateDate'>
  typePackages: Omit<Stored<TypePackage, Definition>, 'steps'> & { steps: Json<TypePackage['steps']> }
}
