// What a person does with projects, so that every call about them is made.
import { confirmDeletion, open, type Step } from './console-step.ts';
import { image, parts, pdf } from './projects.ts';

export const projectSteps: readonly Step[] = [
  {
    name: 'create, edit and delete a project',
    calls: ['getProjects', 'createProject', 'updateProject', 'deleteProject'],
    async run(page) {
      await open(page, 'Projects');
      await page.getByRole('link', { name: 'New project' }).click();
      await page.getByLabel('Title').fill('Kelp farm');
      await page.getByLabel('Description').fill('Kelp, dried and sold.');
      await page.getByLabel('Category').selectOption('Agriculture');
      await page.getByLabel('Target amount').fill('25000');
      await page.getByRole('button', { name: 'Create project' }).click();
      await page.getByRole('heading', { level: 1, name: 'Kelp farm' }).waitFor();
      await page.getByLabel('Location').fill('Skerry Bay');
      await page.getByRole('button', { name: 'Save project' }).click();
      await page.getByText('Kelp farm was saved.').first().waitFor();
      await page.getByRole('button', { name: 'Delete project' }).click();
      await confirmDeletion(page, 'Kelp farm', true);
      await page.getByRole('heading', { level: 1, name: 'Projects', exact: true }).waitFor();
    },
  },
  {
    name: 'give a project an image and a document, and take them away',
    calls: ['addProjectImages', 'addProjectDocument', 'deleteProjectImage', 'deleteProjectDocument'],
    async run(page) {
      await open(page, 'Projects');
      await page.getByRole('searchbox', { name: 'Search projects' }).fill('School roof solar');
      await page.getByText('1 to 1 of 1 project').waitFor();
      await page.getByRole('link', { name: 'School roof solar' }).click();
      const { images, imageInput, thumbs, documents, documentInput } = parts(page);
      await imageInput.setInputFiles(image('roof.png'));
      await thumbs.first().waitFor();
      await images.getByRole('button', { name: 'Delete image 1' }).click();
      await confirmDeletion(page, 'Image 1');
      await images.getByText('No images yet.').waitFor();
      await documentInput.setInputFiles(pdf('lease.pdf'));
      await documents.getByLabel('Document name for lease.pdf').fill('Lease');
      await documents.getByRole('button', { name: 'Upload 1 document' }).click();
      await documents.getByRole('link', { name: 'Lease' }).waitFor();
      await documents.getByRole('button', { name: 'Delete Lease' }).click();
      await confirmDeletion(page, 'Lease');
      await documents.getByRole('link', { name: 'Lease' }).waitFor({ state: 'detached' });
    },
  },
];
