"""Whether the package for Conan is what docs/library.md says: the examples are built upon it, and run."""

import os

from conan import ConanFile
from conan.tools.build import can_run
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout


class Examples(ConanFile):
    settings = "os", "arch", "compiler", "build_type"

    def requirements(self) -> None:
        self.requires(self.tested_reference_str)

    def layout(self) -> None:
        cmake_layout(self)

    def generate(self) -> None:
        toolchain = CMakeToolchain(self)
        toolchain.user_presets_path = False
        toolchain.generate()
        CMakeDeps(self).generate()

    def build(self) -> None:
        cmake = CMake(self)
        cmake.configure(build_script_folder="../../../examples/cpp")
        cmake.build()

    def test(self) -> None:
        if can_run(self):
            for command in ("playouts brandubh 5", "sigily_mcts", "own_bot"):
                self.run(os.path.join(self.cpp.build.bindir, command), env="conanrun")
