import { PageControls as PageControls_92b96188e8b08fac730d5410827e18d2 } from '../../../../src/components/review/PageControls.tsx'
import { MedicalReviewPanel as MedicalReviewPanel_47a2bf74d00dfdf78d0e1de2f76d443f } from '../../../../src/components/sign-offs/MedicalReviewPanel.tsx'
import { ListField as ListField_05a94c65273521a3860efe7e525af366 } from '../../../../src/components/ListField.tsx'
import { ListDiff as ListDiff_ffd75492628e7f472b14bd2ff3905d1f } from '../../../../src/components/list-field/ListDiff.tsx'
import { LiveSince as LiveSince_bba007074bc5d557aaed4f3877d6a72a } from '../../../../src/components/publisher/LiveSince.tsx'
import { ViewPageLink as ViewPageLink_904d34bd9d5e0621e83fb6c78202d1a4 } from '../../../../src/components/ViewPageLink.tsx'
import { SendForReview as SendForReview_2173e831bec9a3cf1264aaf52620fc87 } from '../../../../src/components/review/SendForReview.tsx'
import { Nothing as Nothing_96e1acad707d7678431878a80857f240 } from '../../../../src/components/review/Nothing.tsx'
import { OpenInEditor as OpenInEditor_e423d6f8d35e9e95abcff526e7af7fae } from '../../../../src/components/translation/OpenInEditor.tsx'
import { ReviewView as ReviewView_a426d616c39935cd56b19bd2ae1ccc5f } from '../../../../src/components/review/ReviewView.tsx'
import { ToQueue as ToQueue_4e704b293f2e91d724ce73a1484b0d84 } from '../../../../src/components/review-queue/ToQueue.tsx'
import { FailureNotice as FailureNotice_0b2bfd3f4ec1b3bc9f81ec75dc2fb41a } from '../../../../src/components/publisher/FailureNotice.tsx'
import { Icon as Icon_b89b432fcc7a823da701ee1bb1f8a4a2 } from '../../../../src/components/Logo.tsx'
import { Logo as Logo_b89b432fcc7a823da701ee1bb1f8a4a2 } from '../../../../src/components/Logo.tsx'
import { Queue as Queue_ef7fcbec159a619e8081157da1f4a049 } from '../../../../src/components/review-queue/Queue.tsx'
import { Desk as Desk_d1fe11fe521ee1b2fba2885696eef004 } from '../../../../src/components/desk/Desk.tsx'
import { CoveragePanel as CoveragePanel_27ffa8e76f6624184c4ed3abe529ee28 } from '../../../../src/components/translation/CoveragePanel.tsx'
import { PublisherPanel as PublisherPanel_f246efb1c8a481357377a9eff929bff8 } from '../../../../src/components/publisher/PublisherPanel.tsx'
import { NavLink as NavLink_6e45148a8c06d5fae1a461baaf11928d } from '../../../../src/components/translation/NavLink.tsx'
import { QueueView as QueueView_1d5e4fcad983128963b4b9b636475f49 } from '../../../../src/components/review-queue/QueueView.tsx'
import { ListView as ListView_1f5dcf8fabc30783c87116a8ddcd88d2 } from '../../../../src/components/translation/ListView.tsx'
import { EditorView as EditorView_3383ff3fceb2581e1f09718dc74ff5e4 } from '../../../../src/components/translation/EditorView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/components/review/PageControls.tsx#PageControls": PageControls_92b96188e8b08fac730d5410827e18d2,
  "/src/components/sign-offs/MedicalReviewPanel.tsx#MedicalReviewPanel": MedicalReviewPanel_47a2bf74d00dfdf78d0e1de2f76d443f,
  "/src/components/ListField.tsx#ListField": ListField_05a94c65273521a3860efe7e525af366,
  "/src/components/list-field/ListDiff.tsx#ListDiff": ListDiff_ffd75492628e7f472b14bd2ff3905d1f,
  "/src/components/publisher/LiveSince.tsx#LiveSince": LiveSince_bba007074bc5d557aaed4f3877d6a72a,
  "/src/components/ViewPageLink.tsx#ViewPageLink": ViewPageLink_904d34bd9d5e0621e83fb6c78202d1a4,
  "/src/components/review/SendForReview.tsx#SendForReview": SendForReview_2173e831bec9a3cf1264aaf52620fc87,
  "/src/components/review/Nothing.tsx#Nothing": Nothing_96e1acad707d7678431878a80857f240,
  "/src/components/translation/OpenInEditor.tsx#OpenInEditor": OpenInEditor_e423d6f8d35e9e95abcff526e7af7fae,
  "/src/components/review/ReviewView.tsx#ReviewView": ReviewView_a426d616c39935cd56b19bd2ae1ccc5f,
  "/src/components/review-queue/ToQueue.tsx#ToQueue": ToQueue_4e704b293f2e91d724ce73a1484b0d84,
  "/src/components/publisher/FailureNotice.tsx#FailureNotice": FailureNotice_0b2bfd3f4ec1b3bc9f81ec75dc2fb41a,
  "/src/components/Logo.tsx#Icon": Icon_b89b432fcc7a823da701ee1bb1f8a4a2,
  "/src/components/Logo.tsx#Logo": Logo_b89b432fcc7a823da701ee1bb1f8a4a2,
  "/src/components/review-queue/Queue.tsx#Queue": Queue_ef7fcbec159a619e8081157da1f4a049,
  "/src/components/desk/Desk.tsx#Desk": Desk_d1fe11fe521ee1b2fba2885696eef004,
  "/src/components/translation/CoveragePanel.tsx#CoveragePanel": CoveragePanel_27ffa8e76f6624184c4ed3abe529ee28,
  "/src/components/publisher/PublisherPanel.tsx#PublisherPanel": PublisherPanel_f246efb1c8a481357377a9eff929bff8,
  "/src/components/translation/NavLink.tsx#NavLink": NavLink_6e45148a8c06d5fae1a461baaf11928d,
  "/src/components/review-queue/QueueView.tsx#QueueView": QueueView_1d5e4fcad983128963b4b9b636475f49,
  "/src/components/translation/ListView.tsx#ListView": ListView_1f5dcf8fabc30783c87116a8ddcd88d2,
  "/src/components/translation/EditorView.tsx#EditorView": EditorView_3383ff3fceb2581e1f09718dc74ff5e4,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
